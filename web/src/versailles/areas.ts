import type { Plot, SeatView, Type } from '../types/versailles.ts';
import type { Lay } from './choices.ts';
import { AREA_TYPES } from './tiles.ts';

/** The size of the largest area of a type. */
export const areaSize = ({ areas }: Pick<SeatView, 'areas'>, type: Type | 'site') =>
  type === 'site' ? areas.site : areas.types[type];

/** The largest area of each type that has one. */
export function largestAreas(view: SeatView): Plot[] {
  return AREA_TYPES.flatMap((type) => {
    const size = areaSize(view, type);
    return view.plots.find((plot) => plot.type === type && plot.fields.length === size) ?? [];
  });
}

/** The areas to outline: those that the ghost would enlarge, or else all of the type that the player points at. */
export function outlinedAreas(view: SeatView, ghost: Lay | null, pointed: Type | 'site' | null): Plot[] {
  return ghost?.preview
    ? ghost.preview.areas.filter(({ grows, fields }) => grows && fields.length > 1)
    : view.plots.filter(({ type }) => type === pointed);
}
