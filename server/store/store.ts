import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { messageOf } from '#server/db/failure.ts'

/**
 * Where one room keeps its files: each thing under an id of ours, as one file or as a few with
 * names. Nothing of a client is ever part of a path.
 */
export interface Store {
  /** The folder on this machine in which drafts are made. */
  folder: string
  /** Takes a finished draft, a file or a folder of them, over: safe once it resolves. */
  keep(id: string, draft: string, options?: { flush?: boolean }): Promise<void>
  /** One file of what is kept, or nothing. */
  open(id: string, name?: string): Promise<KeptFile | undefined>
  /** Removes all that is kept under an id; without any it does nothing. */
  drop(id: string): Promise<void>
  /** Ids of what has been kept for longer than so many milliseconds, some at a time. */
  old(milliseconds: number): AsyncIterable<string[]>
}

export interface KeptFile {
  size: number
  content: Readable
}

/** The store did not answer, or said no: what was asked for may work later. */
export class StoreAway extends Error {}

/** What is kept has an id; the other names in a folder are of the store itself. */
export const isId = (name: string) => /^[\da-f-]{36}$/.test(name)

/** The whole content of a kept file. */
export async function contentOf({ content }: KeptFile): Promise<Buffer> {
  try {
    return await buffer(content)
  } catch (error) {
    throw new StoreAway(`A file could not be read to its end: ${messageOf(error)}`)
  }
}
