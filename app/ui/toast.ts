import type { ExternalToast } from 'sonner'

type Kind = 'success' | 'info' | 'warning' | 'error' | 'loading'
export type ToastOptions = Pick<ExternalToast, 'description' | 'action' | 'duration' | 'id'>
type Deliver = (kind: Kind, text: string, options?: ToastOptions) => void

let deliver: Deliver | undefined
let waiting: Parameters<Deliver>[] = []
const listeners = new Set<() => void>()

function say(...toast: Parameters<Deliver>): void {
  if (deliver) deliver(...toast)
  else {
    waiting.push(toast)
    for (const listener of listeners) listener()
  }
}

/** Shows a transient message. The toaster is loaded with the first toast of a page. */
export const toast = {
  success: (text: string, options?: ToastOptions) => say('success', text, options),
  info: (text: string, options?: ToastOptions) => say('info', text, options),
  warning: (text: string, options?: ToastOptions) => say('warning', text, options),
  error: (text: string, options?: ToastOptions) => say('error', text, options),
  loading: (text: string, options?: ToastOptions) => say('loading', text, options),
}

/** Whether a toast is waiting for the toaster, for `useSyncExternalStore`. */
export const toastDemand = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  isThere: () => deliver !== undefined || waiting.length > 0,
}

/** Registers the toaster: it gets the toasts shown before it was loaded, then each new one. */
export function deliverToasts(to: Deliver): () => void {
  deliver = to
  const early = waiting
  waiting = []
  for (const toast of early) to(...toast)
  return () => {
    deliver = undefined
  }
}
