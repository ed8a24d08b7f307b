import { toast } from '#app/ui/toast.ts'

interface Read {
  refetch(): Promise<{ isError: boolean }>
}

/** Reads all of a screen anew; says so where one could not be, since what was there stays. */
export async function refresh(reads: readonly Read[], failed: string): Promise<void> {
  const answers = await Promise.all(reads.map((read) => read.refetch()))
  if (answers.some(({ isError }) => isError)) toast.error(failed)
}
