import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { toast } from '#app/ui/toast.ts'
import type { CallInput, Endpoint, ReplyOf } from '#contract/endpoint.ts'
import { call } from './call.ts'

export interface SendOptions<E extends Endpoint> {
  /** The message for success, shown as a toast (FRM-2). */
  done?: string
  /**
   * The message for failure, with the server's reason below it (FRM-2). Without it only the reason
   * is shown.
   */
  failed?: string
  onDone?: (reply: ReplyOf<E>) => void
}

export interface Send<E extends Endpoint> {
  /** Resolves to whether it succeeded; a failure has been shown by then. */
  send: (input: CallInput<E>) => Promise<boolean>
  busy: boolean
}

/** A write outside a form: a button, a switch, a menu item. Shows the outcome as a toast. */
export function useSend<E extends Endpoint>(endpoint: E, options: SendOptions<E> = {}): Send<E> {
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (input: CallInput<E>) => call(endpoint, input),
  })
  const running = useRef(new Map<string, Promise<boolean>>())
  const attempt = async (input: CallInput<E>) => {
    try {
      const reply = await mutateAsync(input)
      if (options.done) toast.success(options.done)
      options.onDone?.(reply)
      return true
    } catch (error) {
      showFailure(error, options.failed)
      return false
    }
  }
  // A second press before the response returns the same promise.
  const send = (input: CallInput<E>) => {
    const key = JSON.stringify(input)
    const same = running.current.get(key)
    if (same) return same
    const one = attempt(input).finally(() => running.current.delete(key))
    running.current.set(key, one)
    return one
  }
  return { send, busy: isPending }
}

/** Shows an error: the screen's own message with the server's below, or only the latter. */
export function showFailure(error: unknown, failed?: string): void {
  const said = error instanceof Error ? error.message : String(error)
  if (failed && failed !== said) toast.error(failed, { description: said })
  else toast.error(said)
}
