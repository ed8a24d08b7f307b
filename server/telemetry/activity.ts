import { AsyncLocalStorage } from 'node:async_hooks'
import type { Span } from '@opentelemetry/api'

/** For what the code at hand runs: a request or a job. */
export interface Activity {
  requestId?: string
  job?: string
  /** Its part of a trace, where traces are sent. */
  span?: Span
}

const inForce = new AsyncLocalStorage<Activity>()

/** Does some work, and all that it sets off, for an activity. */
export const during = <Result>(activity: Activity, work: () => Result): Result =>
  inForce.run(activity, work)

export const currentActivity = (): Activity | undefined => inForce.getStore()
