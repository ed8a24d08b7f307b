import { EventEmitter } from 'node:events'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import {
  createContext,
  type EntryContext,
  type HandleErrorFunction,
  RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { type Inject, injectContext } from '#app/api/inject.ts'
import { finishPage } from '#app/kit/finish-page.ts'
import type { IconData } from '#app/kit/icon/create-icon.ts'
import { PageContext } from '#app/theme/page-context.ts'

export interface PageRequest {
  inject: Inject
  nonce: string
  requestId: string
  /** The operator's own map style; the built-in one is used without it. */
  mapStyleUrl?: string | undefined
  /** The address of street tiles; without them the built-in map has names of places only. */
  mapTiles?: string | undefined
  /** Called with every error that is not a refusal; the server logs it with its request. */
  report: (error: unknown) => void
  /**
   * Takes the finished page directly, because the body of a response would be written and read
   * again.
   */
  takePage: (html: string) => void
}

// Exported here, so that server and pages share the copy of the router inside the bundle.
export { createRequestHandler } from 'react-router'

const pageRequestContext = createContext<PageRequest>()

/**
 * Builds the context of a render from a request. server/http/page/pages.ts calls it through the
 * built bundle.
 */
export function makeContext(page: PageRequest): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(injectContext, page.inject)
  context.set(pageRequestContext, page)
  return context
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(pageRequestContext).report(error)
}

/**
 * Renders the whole page before responding: public pages wait for their loaders anyway, and only a
 * finished page can still get the right error status.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, requestId, mapStyleUrl, mapTiles, report, takePage } =
    context.get(pageRequestContext)
  const { serverHandoffStream, ...router } = routerContext
  const data = serverHandoffStream && (await readText(serverHandoffStream))
  const icons = new Set<IconData>()
  const tree = (
    <PageContext value={{ nonce, requestId, mapStyleUrl, mapTiles, icons }}>
      <ServerRouter context={router} url={request.url} nonce={nonce} />
    </PageContext>
  )
  const page = renderAtOnce(tree) ?? (await renderInSteps(tree, { nonce, report, request }))
  takePage(finishPage(page, { icons, nonce, data }))
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(null, { status, headers })
}

/**
 * Renders without a stream, which costs a fifth of a page more; undefined where a part waits for
 * something or fails, which a stream waits for and reports.
 */
function renderAtOnce(tree: ReactNode): string | undefined {
  try {
    const page = renderToString(tree)
    // How React marks a part that is missing; text of people has no such tag.
    return /<!--\$[?!~]/.test(page) ? undefined : `<!DOCTYPE html>${page}`
  } catch {
    return undefined
  }
}

interface RenderOptions extends Pick<PageRequest, 'nonce' | 'report'> {
  request: Request
}

function renderInSteps(tree: ReactNode, { nonce, report, request }: RenderOptions) {
  return new Promise<string>((resolve, reject) => {
    // The router rejects and reports errors of the whole page; these are errors of its parts.
    const errors: unknown[] = []
    const { pipe, abort } = renderToPipeableStream(tree, {
      nonce,
      // React moves late or large content into hidden segments that only a script reveals. The
      // page is sent at once anyway, so nothing may be hidden from a browser without JavaScript.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        for (const error of errors) report(error)
        pipe(new Collector(resolve))
      },
      onShellError: reject,
      onError: (error) => void errors.push(error),
    })
    request.signal.addEventListener('abort', () => {
      abort(request.signal.reason)
      reject(request.signal.reason)
    })
  })
}

async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

/** Collects what React writes, thousands of pieces in one turn, without queueing them. */
class Collector extends EventEmitter implements NodeJS.WritableStream {
  readonly writable = true
  readonly #chunks: (Uint8Array | string)[] = []
  readonly #done: (text: string) => void

  constructor(done: (text: string) => void) {
    super()
    this.#done = done
  }

  write(chunk: Uint8Array | string): boolean {
    this.#chunks.push(chunk)
    return true
  }

  end(): this {
    const bytes = this.#chunks.map((chunk) =>
      typeof chunk === 'string' ? Buffer.from(chunk) : chunk,
    )
    this.#done(Buffer.concat(bytes).toString())
    return this
  }
}
