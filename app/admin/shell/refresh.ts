import { toast } from '#app/ui/toast.ts'

interface Read {
  refetch(): Promise<{ isError: boolean }>
}

/** Refetches all reads of a screen. Reports a failure, because the old data stays on screen. */
export async function refresh(reads: readonly Read[], failed: string): Promise<void> {
  const answers = await Promise.all(reads.map((read) => read.refetch()))
  if (answers.some(({ isError }) => isError)) toast.error(failed)
}
