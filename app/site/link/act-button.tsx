import { type ReactNode, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { t } from '#domain/locale/translate.ts'

interface ActButtonProps {
  /** Whether the action was already done when the page was opened. */
  isOver: boolean
  act: () => Promise<void>
  label: string
  busyLabel: string
  /** Shown once it is done. */
  done: ReactNode
  children: ReactNode
}

/**
 * The button that does what an emailed link is for. Opening the link alone changes nothing, because
 * mail programs open links to check them.
 */
export function ActButton({ isOver, act, label, busyLabel, done, children }: ActButtonProps) {
  const [state, setState] = useState<'open' | 'busy' | 'over'>(isOver ? 'over' : 'open')
  const [problem, setProblem] = useState<string>()
  const press = async () => {
    setState('busy')
    setProblem(undefined)
    try {
      await act()
      setState('over')
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
      setState('open')
    }
  }
  if (state === 'over') return done
  return (
    <>
      <p className="mt-2 mb-6">{children}</p>
      {problem && (
        <p role="alert" className="mb-4 text-sm font-medium text-status-red-text">
          {t('This did not work. {problem}', { problem })}
        </p>
      )}
      <Button size="lg" disabled={state === 'busy'} onClick={() => void press()}>
        {state === 'busy' ? busyLabel : label}
      </Button>
    </>
  )
}
