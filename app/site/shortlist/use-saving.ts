import { type FormEvent, useState } from 'react'
import { CallRefused } from '#app/api/failure.ts'
import { t } from '#domain/locale/translate.ts'

interface Saving {
  save: (event: FormEvent) => Promise<void>
  /** Why the last save failed. */
  problem: string | undefined
  isBusy: boolean
}

/** Saves a form of one field; a second press waits for the first. */
export function useSaving(onSave: () => Promise<void>): Saving {
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setProblem(undefined)
    try {
      await onSave()
    } catch (error) {
      setProblem(sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }
  return { save, problem, isBusy }
}

/** Returns the sentence about the only field of a form, or about the whole. */
function sentenceOf(error: unknown): string {
  if (error instanceof CallRefused) return Object.values(error.fields)[0] ?? error.message
  return error instanceof Error ? error.message : t('Please try again.')
}
