import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'

/** Where traces and metrics go; there is none without OTEL_EXPORTER_OTLP_ENDPOINT. */
export interface Telemetry {
  /** Makes a span of each request, and of each statement that is for one. */
  traceRequests(app: FastifyInstance): void
  /** Sends the metrics of a registry, once a minute. */
  sendMetrics(registry: Registry): void
  /** Sends what waits, for two seconds at most. */
  close(): Promise<void>
}
