/**
 * Stores one kind of file: each id of ours has one file or a few named ones. No input of a client
 * is ever part of a path.
 */
export interface Store {
  /** The local folder for drafts. */
  folder: string
  /** Moves a finished draft (a file or a folder) into the store; it is safe once this resolves. */
  keep(id: string, draft: string, options?: { flush?: boolean }): Promise<void>
  /** Returns a stored file as a whole, so that a slow visitor does not occupy the store. */
  read(id: string, name?: string): Promise<Buffer | undefined>
  /** Deletes all files of an id; does nothing without any. */
  drop(id: string): Promise<void>
  /** Yields ids stored longer ago than this, in batches. */
  old(milliseconds: number): AsyncIterable<string[]>
}

/** The store was unavailable or refused; a retry may work later. */
export class StoreAway extends Error {}

/** The object is another one than the caller knows. */
export class ObjectChanged extends Error {}

/** Stored files have a UUID; other names in a folder belong to the store itself. */
export const isId = (name: string) => /^[\da-f-]{36}$/.test(name)
