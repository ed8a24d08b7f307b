import type { CallInput, Endpoint, ReplyOf } from '#contract/endpoint.ts'
import { currentLocale } from '#domain/locale/translate.ts'
import { addressOf } from './address.ts'
import { refused, tokenFor, usable } from './call.ts'
import { announceChange } from './change.ts'
import { CallFailed } from './failure.ts'

export interface UploadOptions {
  /** Called with the share sent so far, 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
  idempotencyKey?: string
}

/**
 * Sends files as multipart/form-data with progress, which `fetch` does not report. Rejects as
 * `call` does, and with an AbortError where `signal` aborted it.
 */
export function upload<E extends Endpoint>(
  endpoint: E,
  input: Omit<CallInput<E>, 'body'>,
  parts: Record<string, Blob | string>,
  options: UploadOptions = {},
): Promise<ReplyOf<E>> {
  const form = new FormData()
  for (const [name, part] of Object.entries(parts)) form.append(name, part)
  const request = new XMLHttpRequest()
  request.open(endpoint.method, addressOf(endpoint, input))
  request.responseType = 'json'
  request.timeout = endpoint.timeout ?? 120_000
  request.setRequestHeader('accept-language', currentLocale())
  const token = tokenFor(endpoint)
  if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
  if (options.idempotencyKey) request.setRequestHeader('idempotency-key', options.idempotencyKey)
  const { signal, onProgress } = options
  return new Promise((resolve, reject) => {
    const stop = () => request.abort()
    if (signal?.aborted) return reject(signal.reason)
    signal?.addEventListener('abort', stop)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const { status, response } = request
      const headers = { get: (name: string) => request.getResponseHeader(name) }
      if (status >= 400) return reject(refused(endpoint, { status, headers }, response))
      try {
        const reply = usable(endpoint, status, response)
        announceChange()
        resolve(reply)
      } catch (error) {
        reject(error)
      }
    }
    request.onerror = () => reject(new CallFailed('offline'))
    request.ontimeout = () => reject(new CallFailed('timeout'))
    request.onabort = () => reject(signal?.reason ?? new DOMException('Stopped', 'AbortError'))
    request.onloadend = () => signal?.removeEventListener('abort', stop)
    request.send(form)
  })
}
