import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Method } from '#contract/endpoint.ts'
import type { PageRead } from '#server/http/cache/page-reads.ts'
import { root } from '#server/root.ts'
import { serveBuiltFiles } from './built-files.ts'
import { policy } from './page-policy.ts'

/** A route by its id, the name of its file below app/. */
interface BuiltRoute {
  parentId?: string | undefined
  path?: string | undefined
}

/** The exports of app/entry.server.tsx. The server imports nothing else of the app. */
export interface ServerBuild {
  /** The path below which all pages are, without a slash at its end. */
  basename?: string
  routes: Record<string, BuiltRoute>
  /** The files for browsers, by route. */
  assets: { routes: Record<string, object> }
  entry: {
    module: {
      makeContext(page: PageRequest): unknown
      createRequestHandler(build: ServerBuild, mode: string): RenderPage
    }
  }
}

export interface PageRequest {
  inject: (call: {
    method: Method
    url: string
    body?: unknown
    read?: Omit<PageRead, 'url'>
  }) => Promise<{
    status: number
    body: unknown
    retryAfter?: string | undefined
  }>
  nonce: string
  requestId: string
  mapStyleUrl?: string | undefined
  mapTiles?: string | undefined
  report: (error: unknown) => void
  takePage: (html: string) => void
}

export type RenderPage = (request: Request, context: unknown) => Promise<Response>

/** Serves the files of build/client and returns a function that loads the rendering bundle. */
export async function serveBuild(
  pages: FastifyInstance,
  mapStyleUrl?: string,
): Promise<() => Promise<ServerBuild>> {
  const bundle = join(root, 'build/server/index.js')
  if (!existsSync(bundle)) throw new Error('The pages are not built yet: run "npm run build".')
  await serveBuiltFiles(pages, join(root, 'build/client'), mapStyleUrl)
  // Bundled together with the server, so that shared modules are loaded once (decision 0011).
  const build: ServerBuild = await import('#site')
  return async () => build
}

/** Serves everything from source through Vite, with hot reload. */
export async function serveSource(
  pages: FastifyInstance,
  mapStyleUrl?: string,
): Promise<() => Promise<ServerBuild>> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root,
    server: { middlewareMode: true, hmr: { server: pages.server } },
  })
  pages.addHook('onClose', () => vite.close())
  pages.addHook('onRequest', (request, reply, next) => {
    reply.header('content-security-policy', policy(randomBytes(16).toString('base64'), mapStyleUrl))
    vite.middlewares(request.raw, reply.raw, next)
  })
  return async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild
}
