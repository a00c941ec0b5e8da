import type { GameName } from '../game_registry.ts';
import type { BoardSets, BoardSetSummary } from '../types/server.ts';
import { me } from '../wire/identity.svelte.ts';
import { get, remove } from '../wire/request.ts';
import { say } from '../words/words.svelte.ts';

/** The sets of boards that the user can choose: the server's and the user's own. */
class BoardSetList {
  offered = $state.raw<BoardSetSummary[]>([]);
  own = $state.raw<BoardSetSummary[]>([]);

  /** Loads both lists. Without a connection the last ones stay. */
  async load(): Promise<void> {
    try {
      await me.restore();
      const [offered, own] = await Promise.all([
        get<BoardSets>('api/boards'),
        // A browser without an identity has no boards, and does not get one here.
        me.id === null ? null : get<BoardSets>('api/me/boards'),
      ]);
      this.offered = offered.sets;
      this.own = own?.sets ?? [];
    } catch {
      // See above.
    }
  }

  /** The sets for a game. The server's default comes first. */
  of(game: GameName): BoardSetSummary[] {
    return [...this.offered, ...this.own].filter((set) => set.game === game);
  }

  ownOf(game: GameName): BoardSetSummary[] {
    return this.own.filter((set) => set.game === game);
  }

  /** The id of the built-in boards of a game. */
  builtIn(game: GameName): string | undefined {
    return this.offered.find((set) => set.game === game && set.origin === 'built_in')?.id;
  }

  async delete(id: string): Promise<void> {
    await remove(`api/me/boards/${id}`);
    this.own = this.own.filter((set) => set.id !== id);
  }
}

/** What a set is called. */
export function boardsName({ origin, name }: Pick<BoardSetSummary, 'origin' | 'name'>): string {
  if (origin === 'built_in') return say('boards.ours');
  return name || say('boards.server');
}

export const boardSets = new BoardSetList();
