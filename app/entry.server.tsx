import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createContext,
  type EntryContext,
  type HandleErrorFunction,
  RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { type Inject, injectContext } from '#app/api/inject.ts'
import { deferScripts } from '#app/kit/after-paint.ts'
import { PageContext } from '#app/theme/page-context.ts'

export interface PageRequest {
  inject: Inject
  nonce: string
  requestId: string
  /** The operator's own map; without one the plain one is drawn. */
  mapStyleUrl?: string | undefined
  /** Told of every error that is not a refusal, so that the server logs it with its request. */
  report: (error: unknown) => void
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
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, requestId, mapStyleUrl, report } = context.get(pageRequestContext)
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Promise((resolve, reject) => {
    // A fault of the whole page is rejected and reported by the router; these are smaller ones.
    const errors: unknown[] = []
    const { pipe, abort } = renderToPipeableStream(
      <PageContext value={{ nonce, requestId, mapStyleUrl }}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </PageContext>,
      {
        nonce,
        // React moves what is late or large into hidden segments that only a script unfolds. The
        // page is sent whole anyway, so nothing of it may be hidden from a browser without
        // JavaScript.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          for (const error of errors) report(error)
          const chunks: Buffer[] = []
          const collector = new Writable({
            write(chunk, _encoding, done) {
              chunks.push(chunk)
              done()
            },
            final(done) {
              const page = deferScripts(Buffer.concat(chunks).toString())
              resolve(new Response(page, { status, headers }))
              done()
            },
          })
          pipe(collector)
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
}
