import { RotateCw } from 'lucide-react'
import { call } from '#app/api/call.ts'
import { BulkBar } from '#app/kit/list/bulk-bar.tsx'
import type { Selection } from '#app/kit/list/use-selection.tsx'
import { Button } from '#app/ui/button.tsx'
import { type Message, message } from '#contract/message/message.ts'
import { msg, t } from '#domain/locale/translate.ts'

/** Resends the selected failed messages, as after an outage of a provider. */
export function MessageBulk({ selection }: { selection: Selection<Message> }) {
  return (
    <BulkBar selection={selection}>
      <Button
        variant="outline"
        size="sm"
        onClick={() =>
          void selection.each(msg('queued again'), (row) =>
            call(message.resend, { params: { id: row._id } }),
          )
        }
      >
        <RotateCw aria-hidden />
        {t('Resend link')}
      </Button>
    </BulkBar>
  )
}
