import {
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { watchStatements } from '#server/db/statement-watch.ts'
import { currentActivity } from '#server/telemetry/activity.ts'
import { type StatementShape, shapeOf } from '#server/telemetry/statement-shape.ts'

/**
 * Creates a span for each request and for each of its statements. They contain routes and shapes of
 * statements, which identify nobody, and no addresses, queries or values.
 */
export function traceRequests(app: FastifyInstance, tracer: Tracer): void {
  const spans = new WeakMap<FastifyRequest, Span>()
  app.addHook('onRequest', (request, _reply, done) => {
    const activity = currentActivity()
    const { method, routeOptions, id } = request
    const route = routeOptions.url ?? 'unknown'
    const attributes = {
      'http.request.method': method,
      'http.route': route,
      'brickbazaar.request_id': id,
    }
    const parent = activity?.span
      ? trace.setSpan(ROOT_CONTEXT, activity.span)
      : remoteParent(request)
    const span = tracer.startSpan(
      `${method} ${route}`,
      { kind: SpanKind.SERVER, attributes },
      parent,
    )
    spans.set(request, span)
    if (activity) activity.span = span
    done()
  })
  app.addHook('onResponse', async (request, { statusCode }) => {
    const span = spans.get(request)
    span?.setAttribute('http.response.status_code', statusCode)
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
  })
  app.addHook('onRequestAbort', async (request) => spans.get(request)?.end())
  const end = watchStatements((text) => {
    const span = currentActivity()?.span
    if (!span?.isRecording()) return undefined
    const { name, fingerprint } = knownShapeOf(text)
    const attributes = {
      'db.system.name': 'postgresql',
      'db.query.summary': name,
      'brickbazaar.fingerprint': fingerprint,
    }
    const statement = tracer.startSpan(
      name,
      { kind: SpanKind.CLIENT, attributes },
      trace.setSpan(ROOT_CONTEXT, span),
    )
    return (error) => {
      if (error !== undefined) statement.setStatus({ code: SpanStatusCode.ERROR })
      statement.end()
    }
  })
  app.addHook('onClose', async () => end())
}

/** Version, trace, span and flags: W3C Trace Context, version 00. */
const traceparent = /^00-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}$/

/**
 * Only a trusted proxy may name the trace to continue; visitors may not. Its flag is not read: most
 * proxies pass on what visitors send, who could keep their requests out of all traces.
 */
function remoteParent({ headers, ips = [] }: FastifyRequest) {
  // Fastify lists further addresses only behind a proxy of TRUST_PROXY.
  if (ips.length < 2) return ROOT_CONTEXT
  const [, traceId, spanId] = traceparent.exec(String(headers.traceparent)) ?? []
  if (!traceId || !spanId || /^0+$/.test(traceId) || /^0+$/.test(spanId)) {
    return ROOT_CONTEXT
  }
  const traceFlags = TraceFlags.SAMPLED
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true })
}

const shapes = new Map<string, StatementShape>()
const maxShapes = 1_000

function knownShapeOf(text: string): StatementShape {
  const known = shapes.get(text)
  if (known) return known
  if (shapes.size === maxShapes) shapes.clear()
  const shape = shapeOf(text)
  shapes.set(text, shape)
  return shape
}
