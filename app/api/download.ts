import type { CallInput, Endpoint } from '#contract/endpoint.ts'
import { fetchFile } from './call.ts'

/** Downloads a file with the session's token, which a plain link could not send. */
export async function download<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  fileName?: string,
): Promise<void> {
  const { name, content } = await fetchFile(endpoint, input)
  saveBlob(content, fileName ?? name)
}

/** Lets the browser save content as a file. */
export function saveBlob(content: Blob, fileName: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // The browser reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
