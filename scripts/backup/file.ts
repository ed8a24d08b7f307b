import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { codeOf } from '#server/db/failure.ts'
import { type Sum, summing } from './table.ts'

/** Where photos and documents lie below DATA_DIR. */
export const uploads = ['media', 'documents'] as const

export interface CopiedFile extends Sum {
  path: string
}

/** Copies every upload from one folder to another; what is deleted meanwhile is left out. */
export async function copyUploads(from: string, to: string): Promise<CopiedFile[]> {
  const copied: CopiedFile[] = []
  for (const room of uploads) {
    for (const path of await filesBelow(join(from, room))) {
      const name = relative(from, path).split(sep).join('/')
      const sum = await copyFile(path, join(to, name)).catch((error: unknown) => {
        if (codeOf(error) === 'ENOENT') return undefined
        throw error
      })
      if (sum) copied.push({ path: name, ...sum })
    }
  }
  return copied
}

/** Copies one file and says what it added up to. */
export async function copyFile(from: string, to: string): Promise<Sum> {
  const source = createReadStream(from)
  const { pass, sum } = summing()
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  await pipeline(source, pass, createWriteStream(to, { mode: 0o600, flush: true }))
  return sum()
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
