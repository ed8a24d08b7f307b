import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'

/** The export of traces and metrics; absent without OTEL_EXPORTER_OTLP_ENDPOINT. */
export interface Telemetry {
  /** Creates a span for each request, and for each of its statements. */
  traceRequests(app: FastifyInstance): void
  /** Sends the metrics of a registry, once a minute. */
  sendMetrics(registry: Registry): void
  /** Sends what is still waiting, for two seconds at most. */
  close(): Promise<void>
}
