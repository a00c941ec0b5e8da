import { getContext, setContext } from 'svelte';
import type { TableSession } from './session.ts';

const KEY = Symbol('session');

/** Lets the components inside a board find its session. */
export const provideSession = (session: TableSession) => setContext(KEY, session);

/** The session of the board that this component is in, if any. */
export const findSession = () => getContext<TableSession | undefined>(KEY) ?? null;
