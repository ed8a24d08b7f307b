import { AsyncLocalStorage } from 'node:async_hooks'

/** For what the code at hand runs: a request or a job. */
export interface Activity {
  requestId?: string
  job?: string
}

const inForce = new AsyncLocalStorage<Activity>()

/** Does some work, and all that it sets off, for an activity. */
export const during = <Result>(activity: Activity, work: () => Result): Result =>
  inForce.run(activity, work)

export const currentActivity = (): Activity | undefined => inForce.getStore()
