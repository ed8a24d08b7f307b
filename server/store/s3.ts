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
} from '@aws-sdk/client-s3'
import type { S3Config } from '#server/config/provider.ts'
import { messageOf } from '#server/db/failure.ts'
import { StartError } from '#server/start-error.ts'
import { BucketLine, errorOf } from './bucket-line.ts'
import { isId, ObjectChanged, type Store, StoreAway } from './store.ts'

/** Timeout of the store, so that visitors do not wait longer (PRC-09). */
const silenceMs = 3_000
/** For a photo or document that comes slowly. */
const usualReadMs = 10_000
/** Until the answer begins: enough for ten megabytes on a slow line. */
const answerMs = 20_000
/** Between two looks at a store that failed, if nobody else asks it. */
const lookEveryMs = 5_000

export interface Bucket {
  /** Checks the access: a refusal stops the start, an unavailable store is only logged. */
  check(log: (line: string) => void): Promise<void>
  /** Why the last call failed; undefined where it did not. While it is set, it is tried again. */
  trouble(): string | undefined
  /** Returns the store of one kind of file: `<room>/<id>`, or `<room>/<id>/<name>`. */
  store(room: string, folder: string): Store
  /** Its objects by name, for content that is no upload. */
  objects: Objects
}

/** A part of an object, shorter where it ends. */
interface Part {
  content: Buffer
  /** The size of the whole. */
  size: number
  /** Changes with the content. */
  tag: string | undefined
}

/** Objects of a bucket that have names and no ids. */
export interface Objects {
  put(name: string, content: Buffer): Promise<boolean>
  get(name: string): Promise<Buffer | undefined>
  /** Throws `ObjectChanged` where the object has no longer this tag. */
  getPart(name: string, offset: number, length: number, tag?: string): Promise<Part>
  list(prefix: string): Promise<string[]>
  remove(name: string): Promise<void>
}

/** Opens a bucket of any store with an S3 API. */
export function openBucket(given: S3Config, { readMs = usualReadMs } = {}): Bucket {
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
      connectionTimeout: silenceMs,
      // Limits silence. What comes slowly is limited by the line, also after the answer began.
      socketTimeout: silenceMs,
      requestTimeout: answerMs,
      throwOnRequestTimeout: true,
    },
  })
  const line = new BucketLine(given.endpoint)
  const look = () =>
    line.ask((abortSignal) => client.send(new HeadBucketCommand({ Bucket }), { abortSignal }))
  let lookedAt = 0

  const put = (Key: string, Body: Buffer) =>
    line.ask((abortSignal) =>
      client.send(new PutObjectCommand({ Bucket, Key, Body }), { abortSignal }),
    )
  const remove = (Key: string) =>
    line.ask((abortSignal) =>
      client.send(new DeleteObjectCommand({ Bucket, Key }), { abortSignal }),
    )

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
      page = await line.ask((abortSignal) => client.send(listing, { abortSignal }))
      yield page
    } while (page.IsTruncated)
  }

  function get(Key: string, milliseconds?: number): Promise<Buffer | undefined> {
    return line.ask(async (abortSignal) => {
      const asked = client.send(new GetObjectCommand({ Bucket, Key }), { abortSignal })
      const found = await asked.catch(unlessMissing)
      return found?.Body instanceof Readable ? buffer(found.Body) : undefined
    }, milliseconds)
  }

  return {
    objects: {
      get,
      async getPart(Key, offset, length, tag) {
        const Range = `bytes=${offset}-${offset + length - 1}`
        const part = { Bucket, Key, Range, ...(tag && { IfMatch: tag }) }
        const found = await line.ask(async (abortSignal) => {
          const asked = client.send(new GetObjectCommand(part), { abortSignal })
          const { Body, ContentRange, ETag } = await asked.catch(unlessChanged)
          return { ContentRange, ETag, content: Body instanceof Readable && (await buffer(Body)) }
        })
        const { content, ContentRange, ETag } = found
        // A store that does not know ranges sends all of it.
        const size = Number(ContentRange?.split('/')[1])
        if (!content || !(size >= 0)) throw new StoreAway('The store sends no parts of objects.')
        // One that does not know conditions sends another object.
        if (tag && ETag !== tag) throw new ObjectChanged()
        return { content, size, tag: ETag }
      },
      async put(Key, Body) {
        // Not every store knows If-None-Match; one process alone writes these names.
        if ((await keysOf(Key)).includes(Key)) return false
        await put(Key, Body)
        return true
      },
      list: async (prefix) => (await keysOf(prefix)).sort(),
      async remove(Key) {
        await remove(Key)
      },
    },
    trouble() {
      const now = performance.now()
      if (line.trouble && now - lookedAt > lookEveryMs) {
        lookedAt = now
        look().catch(() => undefined)
      }
      return line.trouble
    },
    async check(log) {
      try {
        await look()
      } catch (error) {
        const { status = 0 } = errorOf(error instanceof StoreAway ? error.cause : error)
        if (status === 404)
          throw new StartError('S3_BUCKET is not a bucket of that store: make it.')
        if (status >= 300 && status < 500) {
          throw new StartError(
            `The store refuses us (${status}): check S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID ` +
              'and S3_SECRET_ACCESS_KEY.',
          )
        }
        log(`${messageOf(error)} Photos and documents wait for it.`)
      }
    },
    store: (room, folder) => ({
      folder,
      async keep(id, draft) {
        const isFolder = (await stat(draft)).isDirectory()
        for (const name of isFolder ? await readdir(draft) : ['']) {
          const Key = name ? `${room}/${id}/${name}` : `${room}/${id}`
          // Read into memory, because the signature covers the content: at most 10 MB.
          await put(Key, await readFile(join(draft, name)))
        }
      },
      async read(id, name) {
        return get(name ? `${room}/${id}/${name}` : `${room}/${id}`, readMs)
      },
      async drop(id) {
        for (const key of await keysOf(`${room}/${id}`)) await remove(key)
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

function unlessChanged(error: unknown): never {
  throw errorOf(error).status === 412 ? new ObjectChanged() : error
}
