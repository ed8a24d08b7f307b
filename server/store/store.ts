/**
 * Where one room keeps its files: each thing under an id of ours, as one file or as a few with
 * names. Nothing of a client is ever part of a path.
 */
export interface Store {
  /** The folder on this machine in which drafts are made. */
  folder: string
  /** Takes a finished draft, a file or a folder of them, over: safe once it resolves. */
  keep(id: string, draft: string, options?: { flush?: boolean }): Promise<void>
  /**
   * One file of what is kept, whole: a visitor may take it slowly, the store is not kept waiting.
   */
  read(id: string, name?: string): Promise<Buffer | undefined>
  /** Removes all that is kept under an id; without any it does nothing. */
  drop(id: string): Promise<void>
  /** Ids of what has been kept for longer than so many milliseconds, some at a time. */
  old(milliseconds: number): AsyncIterable<string[]>
}

/** The store did not answer, or said no: what was asked for may work later. */
export class StoreAway extends Error {}

/** What is kept has an id; the other names in a folder are of the store itself. */
export const isId = (name: string) => /^[\da-f-]{36}$/.test(name)
