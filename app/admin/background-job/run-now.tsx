import { Play } from 'lucide-react'
import { useMay } from '#app/admin/shell/session.ts'
import { useSend } from '#app/api/send.ts'
import { Button } from '#app/ui/button.tsx'
import { type BackgroundJob, backgroundJob } from '#contract/background-job/background-job.ts'
import { JobName } from '#contract/background-job/job-name.ts'
import { t } from '#domain/locale/translate.ts'

/** Requests a run of a job; its row shows how the run ends. */
export function RunNow({ job }: { job: BackgroundJob }) {
  const may = useMay()
  const { send, busy } = useSend(backgroundJob.run, {
    done: t('Job started'),
    failed: t('Failed to start the job'),
  })
  if (!may('job.run')) return null
  const isRunning = job.askedRun?.endedAt === null
  return (
    <Button
      variant="outline"
      size="sm"
      disabled={busy || isRunning}
      aria-label={t('Run now: {name}', { name: JobName.label(job._id) })}
      onClick={() => void send({ params: { name: job._id } })}
    >
      <Play aria-hidden />
      {isRunning ? t('Running...') : t('Run now')}
    </Button>
  )
}
