import { base } from '../wire/base.ts';
import { insideTarget, place, type Place } from './routes.ts';

const here = () => place(new URL(location.href));

/** Where one is in the page. */
class Address {
  place = $state.raw<Place>(here());

  constructor() {
    addEventListener('popstate', () => (this.place = here()));
    addEventListener('hashchange', () => (this.place = here()));
  }

  /** Goes to another screen without loading the page again. */
  go(path: string, replace = false) {
    history[replace ? 'replaceState' : 'pushState'](null, '', base + path);
    this.place = here();
    scrollTo(0, 0);
  }
}

export const address = new Address();

/** Lets an ordinary link change the screen without loading the page again. */
export function inside(event: MouseEvent) {
  const target = insideTarget(event);
  if (target === null) return;
  event.preventDefault();
  address.go(target);
}
