import { setTimeout as wait } from 'node:timers/promises'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { Telemetry } from '#server/telemetry/telemetry.ts'
import { metricsOf } from './metrics.ts'
import { traceRequests } from './trace-requests.ts'

interface TelemetryOptions {
  /** The address of the collector: `/v1/traces` and `/v1/metrics` are below it. */
  url: string
  version: string
  log(line: string): void
}

/**
 * With a slow collector two requests wait for at most this long each; everything beyond is dropped.
 */
const timeoutMs = 5_000
const maxSpansWaiting = 2_048
const metricsEveryMs = 60_000
const closeMs = 2_000
/** The interval at which an unreachable collector is logged. */
const namedEveryMs = 10 * 60_000

/** Sends traces and metrics to a collector by OTLP over HTTP. */
export function startTelemetry({ url, version, log }: TelemetryOptions): Telemetry {
  const base = url.replace(/\/+$/, '')
  const options = { timeoutMillis: timeoutMs, concurrencyLimit: 2 }
  const resource = resourceFromAttributes({
    'service.name': 'brickbazaar',
    'service.version': version,
  })
  const traces = new OTLPTraceExporter({ ...options, url: `${base}/v1/traces` })
  const metrics = new OTLPMetricExporter({ ...options, url: `${base}/v1/metrics` })
  const report = makeReport(log)
  nameFailures(traces, () => report('Traces'))
  nameFailures(metrics, () => report('Metrics'))
  const tracing = new TracerProvider({
    resource,
    spanProcessors: [
      new BatchSpanProcessor({
        ...{ exporter: traces, maxQueueSize: maxSpansWaiting, maxExportBatchSize: 512 },
        exportTimeoutMillis: timeoutMs,
      }),
    ],
  })
  const closers = [() => tracing.shutdown()]
  return {
    traceRequests: (app) => traceRequests(app, tracing.getTracer('brickbazaar', version)),
    sendMetrics: (registry) => {
      const reader = new PeriodicExportingMetricReader({
        ...{ exporter: metrics, exportIntervalMillis: metricsEveryMs },
        exportTimeoutMillis: timeoutMs,
        metricProducers: [{ collect: () => metricsOf(registry, resource) }],
      })
      const meters = new MeterProvider({ resource, readers: [reader] })
      closers.push(() => meters.shutdown())
    },
    close: async () => {
      const closed = Promise.allSettled(closers.map((close) => close()))
      await Promise.race([closed, wait(closeMs, undefined, { ref: false })])
    },
  }
}

interface Exporter<Items> {
  export(items: Items, done: (result: { error?: Error }) => void): void
}

/** Calls `failed` if an export fails; the exporter itself logs nothing. */
function nameFailures<Items>(exporter: Exporter<Items>, failed: () => void): void {
  const send = exporter.export.bind(exporter)
  exporter.export = (items, done) =>
    send(items, (result) => {
      if (result.error) failed()
      done(result)
    })
}

function makeReport(log: TelemetryOptions['log']): (what: string) => void {
  let namedAt = Number.NEGATIVE_INFINITY
  return (what) => {
    if (performance.now() - namedAt < namedEveryMs) return
    namedAt = performance.now()
    log(`${what} could not be sent to OTEL_EXPORTER_OTLP_ENDPOINT, and are dropped until they can.`)
  }
}
