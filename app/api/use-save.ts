import { useRef, useState } from 'react'
import { toast } from '#app/ui/toast.ts'
import { showFailure } from './send.ts'

interface SaveOptions {
  /** Said when the file is there, where something is. */
  done?: string
  failed: string
}

export interface Save {
  busy: boolean
  /** Fetches a file and saves it; a second press before it is there asks for no second one. */
  save: (fetchIt: () => Promise<void>) => Promise<void>
}

/** Saves something as a file and says how that went. */
export function useSave({ done, failed }: SaveOptions): Save {
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const save = async (fetchIt: () => Promise<void>) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      await fetchIt()
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
