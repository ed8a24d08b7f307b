import { readdir } from 'node:fs/promises'
import { sep } from 'node:path'
import serveFiles from '@fastify/static'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { workerPolicy } from './page-policy.ts'

/**
 * Serves the files that are in `folder` now, with few routes: one per file took a tenth of the
 * startup time. An unknown URL never touches the disk.
 */
export async function serveBuiltFiles(
  pages: FastifyInstance,
  folder: string,
  mapStyleUrl?: string,
): Promise<void> {
  await pages.register(serveFiles, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      reply.header('cache-control', `public, ${keepFor(path)}`)
      if (isMapWorker(path)) reply.header('content-security-policy', workerPolicy(mapStyleUrl))
    },
  })
  const names = await namesIn(folder)
  const give = (path: string) => {
    const method = ['GET', 'HEAD']
    const handler = (request: FastifyRequest, reply: FastifyReply) => {
      const { '*': rest } = request.params as { '*'?: string }
      const name = rest === undefined ? path.slice(1) : `assets/${rest}`
      // A page of an older build requests files that are gone: a plain 404, not a rendered page.
      return names.has(name) ? reply.sendFile(name) : reply.callNotFound()
    }
    pages.route({ method, url: path, schema: { hide: true }, handler, errorHandler: leave })
  }
  for (const name of names) if (!name.startsWith('assets/')) give(`/${name}`)
  give('/assets/*')

  /** A client that disconnects during a file is not an error. */
  function leave(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
    if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') request.raw.destroy()
    else pages.errorHandler(error, request, reply)
  }
}

const isMapWorker = (path: string) => path.includes(`${sep}maplibre-gl-worker`)

/** File names in assets/ contain a content hash; the decorative drawings rarely change. */
function keepFor(path: string): string {
  if (path.includes(`${sep}assets${sep}`)) return 'max-age=31536000, immutable'
  if (path.includes(`${sep}scene${sep}`)) return 'max-age=86400, stale-while-revalidate=604800'
  return 'max-age=3600'
}

async function namesIn(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(folder.length + 1))
    .map((path) => path.replaceAll('\\', '/'))
  return new Set(names.filter((name) => !name.startsWith('.vite/')))
}
