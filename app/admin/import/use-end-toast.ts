import { useEffect, useRef } from 'react'
import { announceChange } from '#app/api/change.ts'
import { toast } from '#app/ui/toast.ts'
import type { ImportStatus } from '#contract/import/vocabulary.ts'

/** Announces the end of an import once, to whoever has waited for it. */
export function useEndToast(status: ImportStatus, what: string) {
  const before = useRef(status)
  useEffect(() => {
    // A short file is in before anybody has seen it run.
    if (before.current !== 'done' && status === 'done') {
      toast.success(`${what} imported successfully`)
      announceChange()
    }
    before.current = status
  }, [status, what])
}
