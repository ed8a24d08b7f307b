import { EventEmitter } from 'node:events'
import { renderToPipeableStream } from 'react-dom/server'
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
  /** The operator's own map; without one the plain one is drawn. */
  mapStyleUrl?: string | undefined
  /** Told of every error that is not a refusal, so that the server logs it with its request. */
  report: (error: unknown) => void
  /** Takes the finished page: a response with a body would read it in and out once more. */
  takePage: (html: string) => void
}

// From here, so that server and pages share the one copy of the router inside the bundle.
export { createRequestHandler } from 'react-router'

const pageRequestContext = createContext<PageRequest>()

/**
 * Called by server/http/page/pages.ts through the built bundle: what one request brings to the
 * render.
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
 * Renders the whole page before answering: public pages wait for their loaders anyway, and only a
 * finished page can still turn into an honest error status.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, requestId, mapStyleUrl, report, takePage } = context.get(pageRequestContext)
  const { serverHandoffStream, ...router } = routerContext
  const data = serverHandoffStream && (await readText(serverHandoffStream))
  const icons = new Set<IconData>()
  const page = await new Promise<string>((resolve, reject) => {
    // A fault of the whole page is rejected and reported by the router; these are smaller ones.
    const errors: unknown[] = []
    const { pipe, abort } = renderToPipeableStream(
      <PageContext value={{ nonce, requestId, mapStyleUrl, icons }}>
        <ServerRouter context={router} url={request.url} nonce={nonce} />
      </PageContext>,
      {
        nonce,
        // React moves what is late or large into hidden segments that only a script unfolds. The
        // page is sent whole anyway, so nothing of it may be hidden from a browser without
        // JavaScript.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          for (const error of errors) report(error)
          pipe(new Collector(resolve))
        },
        onShellError: reject,
        onError: (error) => void errors.push(error),
      },
    )
    request.signal.addEventListener('abort', () => {
      abort(request.signal.reason)
      reject(request.signal.reason)
    })
  })
  takePage(finishPage(page, { icons, nonce, data }))
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(null, { status, headers })
}

async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

/** Gathers what React writes, thousands of pieces in one turn, without a queue between. */
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
