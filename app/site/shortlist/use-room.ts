import { useCallback, useEffect, useRef, useState } from 'react'
import { CallRefused } from '#app/api/failure.ts'
import { toast } from '#app/ui/toast.ts'
import { t } from '#domain/locale/translate.ts'
import type { RoomView } from './room-view.ts'

const refreshMs = 20_000
const overCodes = ['shortlist_link_over', 'shortlist_ended']

type Calls = typeof import('./room-calls.ts')
export type Work = (calls: Calls) => Promise<RoomView>

export interface RoomHandle {
  room: RoomView
  /** Whether the page knows who is viewing: the server renders it without a participant. */
  isKnown: boolean
  /** Why the shortlist is no longer open. */
  over: string | undefined
  /** Whether the last refresh failed, so that the content may be old. */
  isStale: boolean
  /** Makes a change; a failure is shown as a message. Resolves to whether it succeeded. */
  act: (work: Work, failed: string) => Promise<boolean>
  /** The same, but a failure is thrown, for a form that shows it. */
  change: (work: Work) => Promise<void>
}

/** A shared shortlist that follows the changes of others while it is visible. */
export function useRoom(token: string, first: RoomView): RoomHandle {
  const [room, setRoom] = useState(first)
  const [isKnown, setKnown] = useState(false)
  const [over, setOver] = useState<string>()
  const [isStale, setStale] = useState(false)
  // A refresh that began before a change would undo it on screen, so its response is dropped.
  const changes = useRef(0)
  const last = useRef<Promise<unknown>>(Promise.resolve())

  const take = useCallback((next: RoomView) => {
    setRoom(next)
    setKnown(true)
    setStale(false)
  }, [])
  const end = useCallback((error: unknown) => {
    const isOver = error instanceof CallRefused && overCodes.includes(error.code)
    if (isOver) setOver(error.message)
    return isOver
  }, [])

  useEffect(() => {
    if (over) return
    const look = async () => {
      const before = changes.current
      try {
        const { readRoom } = await import('./room-calls.ts')
        const next = await readRoom(token)
        if (before === changes.current) take(next)
      } catch (error) {
        if (!end(error)) setStale(true)
      }
    }
    const lookIfVisible = () => {
      if (document.visibilityState === 'visible') void look()
    }
    void look()
    const timer = setInterval(lookIfVisible, refreshMs)
    document.addEventListener('visibilitychange', lookIfVisible)
    window.addEventListener('focus', lookIfVisible)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', lookIfVisible)
      window.removeEventListener('focus', lookIfVisible)
    }
  }, [token, over, take, end])

  const change = useCallback(
    (work: Work) => {
      changes.current += 1
      // One after another, because each response is the whole shortlist.
      const run = async () => {
        try {
          take(await work(await import('./room-calls.ts')))
        } catch (error) {
          end(error)
          throw error
        } finally {
          changes.current += 1
        }
      }
      const done = last.current.then(run, run)
      last.current = done
      return done
    },
    [take, end],
  )

  const act = useCallback(
    async (work: Work, failed: string) => {
      try {
        await change(work)
        return true
      } catch (error) {
        const reason = error instanceof Error ? error.message : t('Please try again.')
        toast.error(failed, { description: reason })
        return false
      }
    },
    [change],
  )
  return { room, isKnown, over, isStale, act, change }
}
