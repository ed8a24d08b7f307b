import { useEffect, useRef } from 'react'
import { announceChange } from '#app/api/change.ts'
import { toast } from '#app/ui/toast.ts'
import type { ImportStatus } from '#contract/import/vocabulary.ts'

/** Announces the end of an import once, to viewers who saw it before its end. */
export function useEndToast(status: ImportStatus, done: string) {
  const before = useRef(status)
  useEffect(() => {
    // A short import can end before any poll saw it running, so only `done` is compared.
    if (before.current !== 'done' && status === 'done') {
      toast.success(done)
      announceChange()
    }
    before.current = status
  }, [status, done])
}
