import { ValueType } from '@opentelemetry/api'
import type { Resource } from '@opentelemetry/resources'
import {
  AggregationTemporality,
  type CollectionResult,
  DataPointType,
  type Histogram,
  type MetricData,
} from '@opentelemetry/sdk-metrics'
import type { Registry } from 'prom-client'

type Labels = Record<string, string | number>
interface Value {
  value: number
  labels: Labels
  metricName?: string
}

const began = toTime(Date.now())

/**
 * Returns the metrics of /metrics in the format of OTLP, cumulative since the start of the process.
 */
export async function metricsOf(registry: Registry, resource: Resource): Promise<CollectionResult> {
  const endTime = toTime(Date.now())
  const metrics = (await registry.getMetricsAsJSON()).flatMap(
    ({ name, help, type, values }): MetricData[] => {
      const base = {
        descriptor: { name, description: help, unit: '', valueType: ValueType.DOUBLE },
        aggregationTemporality: AggregationTemporality.CUMULATIVE,
      }
      const point = <T>(attributes: Labels, value: T) => ({
        ...{ startTime: began, endTime, attributes, value },
      })
      const points = () => values.map(({ labels, value }) => point({ ...labels } as Labels, value))
      const kind = String(type)
      if (kind === 'counter') {
        return [
          { ...base, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: points() },
        ]
      }
      if (kind === 'gauge') {
        return [{ ...base, dataPointType: DataPointType.GAUGE, dataPoints: points() }]
      }
      if (kind !== 'histogram') return []
      const dataPoints = histogramsOf(values as Value[]).map(([labels, value]) =>
        point(labels, value),
      )
      return [{ ...base, dataPointType: DataPointType.HISTOGRAM, dataPoints }]
    },
  )
  const scopeMetrics = [{ scope: { name: 'brickbazaar' }, metrics }]
  return { resourceMetrics: { resource, scopeMetrics }, errors: [] }
}

/** Buckets of Prometheus are cumulative; those of OTLP are not. */
function histogramsOf(values: readonly Value[]): [Labels, Histogram][] {
  const series = new Map<string, { labels: Labels; values: Value[] }>()
  for (const one of values) {
    const { le: _le, ...labels } = one.labels
    const key = JSON.stringify(Object.entries(labels).toSorted())
    const known = series.get(key) ?? { labels, values: [] }
    known.values.push(one)
    series.set(key, known)
  }
  return [...series.values()].map(({ labels, values: own }) => {
    const buckets = own.filter(({ labels: { le } }) => le !== undefined)
    const counts = buckets.map(({ value }, at) => value - (buckets[at - 1]?.value ?? 0))
    const boundaries = buckets.map(({ labels: { le } }) => Number(le)).filter(Number.isFinite)
    const of = (end: string) => own.find(({ metricName }) => metricName?.endsWith(end))?.value ?? 0
    return [labels, { buckets: { boundaries, counts }, sum: of('_sum'), count: of('_count') }]
  })
}

function toTime(milliseconds: number): [seconds: number, nanoseconds: number] {
  return [Math.floor(milliseconds / 1000), (milliseconds % 1000) * 1e6]
}
