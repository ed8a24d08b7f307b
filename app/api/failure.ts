import type { Problem, RefusalCode } from '#contract/refusal.ts'

/** What an answer that is no success told: its body as far as it was one, and when to come back. */
export interface SaidProblem extends Partial<Problem> {
  /** Seconds, from `Retry-After`. */
  retryAfter?: number | undefined
}

/** For a refusal without words of its own: a door before our server that let nobody through. */
function refusalSentence(status: number, retryAfter: number | undefined): string {
  if (status !== 429) return 'This was refused.'
  if (!retryAfter) return 'Too many requests. Please wait a moment and try again.'
  const wait = retryAfter < 120 ? `${retryAfter} seconds` : `${Math.ceil(retryAfter / 60)} minutes`
  return `Too many requests. Please try again in ${wait}.`
}

/** The API said no and said why: 400 to 499. `fields` are for the inputs of a form. */
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
  offline: 'You seem to be offline. Check your connection and try again.',
  timeout: 'This took too long. Please try again.',
  server: 'Something went wrong on our side. Please try again.',
}

/** No usable answer: no connection, too slow, or a fault on the server (with its request id). */
export class CallFailed extends Error {
  readonly kind: FailureKind
  readonly status: number | undefined
  readonly requestId: string | undefined
  readonly isServersWord: boolean

  constructor(kind: FailureKind, status?: number, problem: SaidProblem = {}) {
    super(problem.message ?? sentences[kind])
    this.name = 'CallFailed'
    this.kind = kind
    this.status = status
    this.requestId = problem.requestId
    this.isServersWord = problem.message !== undefined
  }
}

/** Whether the server, or a proxy before it, answered with an error status. */
export function hasErrorStatus(error: unknown): boolean {
  if (error instanceof CallRefused) return true
  return error instanceof CallFailed && error.status !== undefined && error.status >= 400
}

/** What the server itself said; nothing where only we can tell that no usable answer came. */
export function serverSentence(error: unknown): string | undefined {
  if (error instanceof CallRefused) return error.message
  return error instanceof CallFailed && error.isServersWord ? error.message : undefined
}

/** The error for an answer that is not a success. */
export function failureOf(status: number, problem: SaidProblem): CallRefused | CallFailed {
  return status >= 400 && status < 500
    ? new CallRefused(status, problem)
    : new CallFailed('server', status, problem)
}
