import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import type { S3Config } from '#server/config/provider.ts'
import { codeOf } from '#server/db/failure.ts'
import { StartError } from '#server/start-error.ts'
import { isId, type Store, StoreAway } from './store.ts'

/** Timeout of the store, so that visitors do not wait longer (PRC-09). */
const timeoutMs = 3_000
/** Enough for ten megabytes on a slow line. */
const maxTimeoutMs = 20_000

export interface Bucket {
  /** Checks the access: a refusal stops the start, an unavailable store is only logged. */
  check(log: (line: string) => void): Promise<void>
  /** Returns the store of one kind of file: `<room>/<id>`, or `<room>/<id>/<name>`. */
  store(room: string, folder: string): Store
  /** Its objects by name, for content that is no upload. */
  objects: Objects
}

/** Objects of a bucket that have names and no ids. */
export interface Objects {
  put(name: string, content: Buffer): Promise<boolean>
  get(name: string): Promise<Buffer | undefined>
  /** A part of one, shorter where it ends, and its whole size. */
  getPart(name: string, offset: number, length: number): Promise<{ content: Buffer; size: number }>
  list(prefix: string): Promise<string[]>
  remove(name: string): Promise<void>
}

/** Opens a bucket of any store with an S3 API. */
export function openBucket(given: S3Config): Bucket {
  const Bucket = given.bucket
  const client = new S3Client({
    endpoint: given.endpoint,
    region: given.region,
    // Stores other than Amazon's have no host name per bucket.
    forcePathStyle: true,
    credentials: { accessKeyId: given.accessKeyId, secretAccessKey: given.secretAccessKey },
    // Many other stores do not support trailing checksums, the default of newer clients.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 1,
    requestHandler: {
      connectionTimeout: timeoutMs,
      // Limits silence; while data is transferred, only requestTimeout applies.
      socketTimeout: timeoutMs,
      requestTimeout: maxTimeoutMs,
      throwOnRequestTimeout: true,
    },
  })

  async function keysOf(Prefix: string): Promise<string[]> {
    const keys: string[] = []
    for await (const page of pages(Prefix)) {
      for (const { Key } of page.Contents ?? []) if (Key) keys.push(Key)
    }
    return keys
  }

  async function* pages(Prefix: string): AsyncGenerator<ListObjectsV2CommandOutput> {
    let page: ListObjectsV2CommandOutput | undefined
    do {
      const token = page?.NextContinuationToken
      const listing = new ListObjectsV2Command({
        Bucket,
        Prefix,
        ...(token && { ContinuationToken: token }),
      })
      page = await answered(client.send(listing))
      yield page
    } while (page.IsTruncated)
  }

  async function get(Key: string): Promise<Buffer | undefined> {
    const found = await answered(
      client.send(new GetObjectCommand({ Bucket, Key })).catch(unlessMissing),
    )
    return found?.Body instanceof Readable ? answered(buffer(found.Body)) : undefined
  }

  return {
    objects: {
      get,
      async getPart(Key, offset, length) {
        const Range = `bytes=${offset}-${offset + length - 1}`
        const found = await answered(client.send(new GetObjectCommand({ Bucket, Key, Range })))
        const content = found.Body instanceof Readable ? await answered(buffer(found.Body)) : null
        // A store that does not know ranges sends all of it.
        const size = Number(found.ContentRange?.split('/')[1])
        if (!content || !(size >= 0)) throw new StoreAway('The store sends no parts of objects.')
        return { content, size }
      },
      async put(Key, Body) {
        // Not every store knows If-None-Match; one process alone writes these names.
        if ((await keysOf(Key)).includes(Key)) return false
        await answered(client.send(new PutObjectCommand({ Bucket, Key, Body })))
        return true
      },
      list: async (prefix) => (await keysOf(prefix)).sort(),
      async remove(Key) {
        await answered(client.send(new DeleteObjectCommand({ Bucket, Key })))
      },
    },
    async check(log) {
      try {
        await client.send(new HeadBucketCommand({ Bucket }))
      } catch (error) {
        const { status = 0 } = errorOf(error)
        if (status === 404)
          throw new StartError('S3_BUCKET is not a bucket of that store: make it.')
        if (status >= 300 && status < 500) {
          throw new StartError(
            `The store refuses us (${status}): check S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID ` +
              'and S3_SECRET_ACCESS_KEY.',
          )
        }
        log(`${sentenceOf(error)} Photos and documents wait for it.`)
      }
    },
    store: (room, folder) => ({
      folder,
      async keep(id, draft) {
        const isFolder = (await stat(draft)).isDirectory()
        for (const name of isFolder ? await readdir(draft) : ['']) {
          const Key = name ? `${room}/${id}/${name}` : `${room}/${id}`
          // Read into memory, because the signature covers the content: at most 10 MB.
          const Body = await readFile(join(draft, name))
          await answered(client.send(new PutObjectCommand({ Bucket, Key, Body })))
        }
      },
      async read(id, name) {
        return get(name ? `${room}/${id}/${name}` : `${room}/${id}`)
      },
      async drop(id) {
        for (const Key of await keysOf(`${room}/${id}`)) {
          await answered(client.send(new DeleteObjectCommand({ Bucket, Key })))
        }
      },
      async *old(milliseconds) {
        const before = Date.now() - milliseconds
        for await (const { Contents = [] } of pages(`${room}/`)) {
          const aged = Contents.filter(({ LastModified }) => Number(LastModified) < before)
          const ids = new Set(aged.map(({ Key = '' }) => Key.split('/')[1] ?? ''))
          yield [...ids].filter(isId)
        }
      },
    }),
  }
}

function unlessMissing(error: unknown): undefined {
  if (errorOf(error).name !== 'NoSuchKey') throw error
}

async function answered<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw new StoreAway(sentenceOf(error))
  }
}

function errorOf(error: unknown): { name: string; status?: number | undefined } {
  if (!(error instanceof Error)) return { name: String(error) }
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
  return { name: error.name, status }
}

/** Returns the error's name or number only: its message may contain the account and host. */
function sentenceOf(error: unknown): string {
  const { name, status } = errorOf(error)
  return `The store of S3_ENDPOINT cannot be used just now (${status ?? codeOf(error) ?? name}).`
}
