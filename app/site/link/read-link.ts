import { read } from '#app/api/inject.ts'
import type { CallInput, Endpoint, ReplyOf } from '#contract/endpoint.ts'

/** The token of a page that a mailed link opens. */
export function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get('token') ?? ''
}

// A link that is cut, forged or used up. A busy moment is for the page that says so.
const refusedStatuses: readonly unknown[] = [400, 404, 409, 410]

/** Reads what a mailed link is about; undefined where the link itself is refused. */
export async function readLink<E extends Endpoint>(
  args: Parameters<typeof read>[0],
  endpoint: E,
  input: CallInput<E>,
): Promise<ReplyOf<E> | undefined> {
  return read(args, endpoint, input).catch((problem: { init?: { status?: number } }) => {
    if (refusedStatuses.includes(problem.init?.status)) return undefined
    throw problem
  })
}
