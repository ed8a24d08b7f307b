import type { Problem, RefusalCode } from '#contract/refusal.ts'
import { msg, t } from '#domain/locale/translate.ts'

/** The body of an error response, as far as it has one, with its `Retry-After`. */
export interface SaidProblem extends Partial<Problem> {
  /** Seconds, from `Retry-After`. */
  retryAfter?: number | undefined
}

/** For a refusal without a message: a proxy in front of our server refused the request. */
function refusalSentence(status: number, retryAfter: number | undefined): string {
  if (status !== 429) return t('We could not complete this request.')
  if (!retryAfter) return t('Too many requests. Please wait a moment and try again.')
  return retryAfter < 120
    ? t(
        'Too many requests. Please try again in ' +
          '{count, plural, one {# second} other {# seconds}}.',
        { count: retryAfter },
      )
    : t(
        'Too many requests. Please try again in ' +
          '{count, plural, one {# minute} other {# minutes}}.',
        { count: Math.ceil(retryAfter / 60) },
      )
}

/** The API refused with a reason: 400 to 499. `fields` are for the inputs of a form. */
export class CallRefused extends Error {
  readonly status: number
  readonly code: RefusalCode | string
  readonly fields: Record<string, string>
  readonly requestId: string | undefined

  constructor(status: number, problem: SaidProblem) {
    super(problem.message ?? refusalSentence(status, problem.retryAfter))
    this.name = 'CallRefused'
    this.status = status
    this.code = problem.code ?? 'invalid_input'
    this.requestId = problem.requestId
    this.fields = {}
    for (const { path, message } of problem.errors ?? []) this.fields[path] ??= message
  }
}

export type FailureKind = 'offline' | 'timeout' | 'server'

const sentences: Record<FailureKind, string> = {
  offline: msg('You seem to be offline. Check your connection and try again.'),
  timeout: msg('This took too long. Please try again.'),
  server: msg('Something went wrong on our side. Please try again.'),
}

/** No usable response: no connection, a timeout, or a server error (with its request id). */
export class CallFailed extends Error {
  readonly kind: FailureKind
  readonly status: number | undefined
  readonly requestId: string | undefined
  readonly isServersWord: boolean

  constructor(kind: FailureKind, status?: number, problem: SaidProblem = {}) {
    super(problem.message ?? t(sentences[kind]))
    this.name = 'CallFailed'
    this.kind = kind
    this.status = status
    this.requestId = problem.requestId
    this.isServersWord = problem.message !== undefined
  }
}

/** Whether the server, or a proxy in front of it, responded with an error status. */
export function hasErrorStatus(error: unknown): boolean {
  if (error instanceof CallRefused) return true
  return error instanceof CallFailed && error.status !== undefined && error.status >= 400
}

/** Returns the server's own message; undefined where there was no usable response. */
export function serverSentence(error: unknown): string | undefined {
  if (error instanceof CallRefused) return error.message
  return error instanceof CallFailed && error.isServersWord ? error.message : undefined
}

/** Returns the error for a response with an error status. */
export function failureOf(status: number, problem: SaidProblem): CallRefused | CallFailed {
  return status >= 400 && status < 500
    ? new CallRefused(status, problem)
    : new CallFailed('server', status, problem)
}
