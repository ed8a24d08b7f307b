import type { Problem, RefusalCode } from '#contract/refusal.ts'

/** The API said no and said why: 400 to 499. `fields` are for the inputs of a form. */
export class CallRefused extends Error {
  readonly status: number
  readonly code: RefusalCode | string
  readonly fields: Record<string, string>
  readonly requestId: string | undefined

  constructor(status: number, problem: Partial<Problem>) {
    super(problem.message ?? 'This was refused.')
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

  constructor(kind: FailureKind, status?: number, problem: Partial<Problem> = {}) {
    super(problem.message ?? sentences[kind])
    this.name = 'CallFailed'
    this.kind = kind
    this.status = status
    this.requestId = problem.requestId
  }
}

/** The error for an answer that is not a success. */
export function failureOf(status: number, problem: Partial<Problem>): CallRefused | CallFailed {
  return status >= 400 && status < 500
    ? new CallRefused(status, problem)
    : new CallFailed('server', status, problem)
}
