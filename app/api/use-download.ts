import { useRef, useState } from 'react'
import { toast } from '#app/ui/toast.ts'
import { showFailure } from './send.ts'

interface DownloadOptions {
  /** The message for success, where there is one. */
  done?: string
  failed: string
}

export interface Download {
  busy: boolean
  /** Downloads a file; a second press before it has arrived does nothing. */
  save: (fetchFile: () => Promise<void>) => Promise<void>
}

/** Downloads a file and shows the outcome as a toast. */
export function useDownload({ done, failed }: DownloadOptions): Download {
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const save = async (fetchFile: () => Promise<void>) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      await fetchFile()
      if (done) toast.success(done)
    } catch (error) {
      showFailure(error, failed)
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { busy, save }
}
