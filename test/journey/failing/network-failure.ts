import type { BrowserContext, Page, Route } from 'playwright-core'

/** What can become of a call on its way, and what must be said about it. */
export interface NetworkFailure {
  name: string
  /** The sentence that says why. */
  why: string
  /** The sentence is the server's own. */
  isServersWord?: boolean
  /** The answer is an error status. */
  isErrorStatus?: boolean
  answer: (route: Route) => Promise<void> | void
}

const ours = 'Something went wrong on our side. Please try again.'

/** In an order in which no sentence follows itself, so that each is seen to be new. */
export const networkFailures: readonly NetworkFailure[] = [
  {
    name: 'a fault with a message',
    isErrorStatus: true,
    why: 'The records are being moved. Please try again at nine.',
    isServersWord: true,
    answer: (route) =>
      route.fulfill({
        status: 500,
        json: {
          message: 'The records are being moved. Please try again at nine.',
          code: 'fault',
          requestId: 'req-1',
        },
      }),
  },
  {
    name: 'no connection',
    why: 'You seem to be offline. Check your connection and try again.',
    answer: (route) => route.abort('internetdisconnected'),
  },
  {
    name: 'a fault without a message',
    isErrorStatus: true,
    why: ours,
    answer: (route) => route.fulfill({ status: 500, body: '' }),
  },
  {
    name: 'too many requests',
    isErrorStatus: true,
    why: 'Too many requests. Please try again in 30 seconds.',
    isServersWord: true,
    answer: (route) => route.fulfill({ status: 429, headers: { 'retry-after': '30' }, body: '' }),
  },
  {
    name: 'an answer cut off',
    why: ours,
    answer: (route) =>
      route.fulfill({ status: 200, contentType: 'application/json', body: '{"brokers":[{"_id' }),
  },
  {
    name: 'no answer at all',
    why: 'This took too long. Please try again.',
    // Held until the page gives up.
    answer: () => {},
  },
]

type Matches = (method: string, path: string) => boolean

/** Stands between the pages of a context and the API: lets calls through, breaks or holds them. */
export interface Breaker {
  break(fault: NetworkFailure, matches: Matches): void
  mend(): void
  /**
   * Holds the calls back; `release` waits for the first, lets all through and says how many came.
   */
  hold(matches: Matches): { release: () => Promise<number> }
}

export async function makeBreaker(context: BrowserContext): Promise<Breaker> {
  let handle: ((route: Route) => Promise<void> | void) | undefined
  let matches: Matches = () => false
  await context.addInitScript(hurry)
  await context.route(
    (url) => url.pathname.startsWith('/api/'),
    (route) => {
      const request = route.request()
      const path = new URL(request.url()).pathname.slice('/api'.length)
      return handle && matches(request.method(), path) ? handle(route) : route.continue()
    },
  )
  return {
    break(fault, which) {
      handle = fault.answer
      matches = which
    },
    mend() {
      handle = undefined
    },
    hold(which) {
      const held: Route[] = []
      const first = Promise.withResolvers<void>()
      handle = (route) => {
        held.push(route)
        first.resolve()
      }
      matches = which
      return {
        async release() {
          await first.promise
          await Promise.all(held.map((route) => route.continue()))
          return held.length
        },
      }
    },
  }
}

/**
 * The page's clock: nobody waits the client's ten seconds for an answer that does not come, nor its
 * pause before the one more try. Calls that are answered keep their time.
 */
function hurry(): void {
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  AbortSignal.timeout = (milliseconds) =>
    timeout(document.documentElement.dataset.hurry ? milliseconds / 100 : milliseconds)
  const send = XMLHttpRequest.prototype.send
  XMLHttpRequest.prototype.send = function (body) {
    if (document.documentElement.dataset.hurry) this.timeout = 100
    send.call(this, body)
  }
  const wait = window.setTimeout.bind(window)
  const quick = (act: TimerHandler, pause?: number, ...rest: unknown[]) =>
    wait(act, pause === 800 ? 10 : pause, ...rest)
  Object.assign(window, { setTimeout: quick })
}

/** From here on the page gives up on unanswered calls at once, or is patient again. */
export async function hurryUp(page: Page, isHurried: boolean): Promise<void> {
  await page.evaluate((on) => {
    if (on) document.documentElement.dataset.hurry = 'yes'
    else delete document.documentElement.dataset.hurry
  }, isHurried)
}
