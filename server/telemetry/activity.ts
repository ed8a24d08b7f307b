import { AsyncLocalStorage } from 'node:async_hooks'
import type { Span } from '@opentelemetry/api'

/** What the current code runs for: a request or a job. */
export interface Activity {
  requestId?: string
  job?: string
  /** Its span, if traces are sent. */
  span?: Span
}

const inForce = new AsyncLocalStorage<Activity>()

/** Runs a function, with everything it starts, for an activity. */
export const during = <Result>(activity: Activity, work: () => Result): Result =>
  inForce.run(activity, work)

export const currentActivity = (): Activity | undefined => inForce.getStore()
