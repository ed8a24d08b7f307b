import { CirclePause, CirclePlay, KeyRound, MoreHorizontal, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useSend } from '#app/api/send.ts'
import { Confirm } from '#app/kit/confirm.tsx'
import { Button } from '#app/ui/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#app/ui/dropdown-menu.tsx'
import type { Webhook } from '#contract/partner/webhook.ts'
import { t } from '#domain/locale/translate.ts'
import type { WebhookActs } from './webhook-acts.ts'
import { EditWebhook, WebhookSecret } from './webhook-form.tsx'

interface WebhookMenuProps {
  row: Webhook
  acts: WebhookActs
  isOfPartner: boolean
}

/** The actions on a webhook, except for viewing its deliveries. */
export function WebhookMenu({ row, acts, isOfPartner }: WebhookMenuProps) {
  const [asking, setAsking] = useState<'edit' | 'rotate' | 'remove'>()
  const [secret, setSecret] = useState<string>()
  const isPaused = row.state === 'paused'
  const params = { id: row._id }
  const pause = useSend(acts.pause, {
    done: isPaused ? t('Webhook resumed') : t('Webhook paused'),
    failed: isPaused ? t('Failed to resume the webhook') : t('Failed to pause the webhook'),
  })
  const rotate = useSend(acts.rotate, {
    failed: t('Failed to make a new secret'),
    onDone: (reply) => setSecret(reply.secret ?? undefined),
  })
  const remove = useSend(acts.remove, {
    done: t('Webhook deleted'),
    failed: t('Failed to delete the webhook'),
  })
  const close = () => setAsking(undefined)
  const steered = (name: typeof asking) => ({
    open: asking === name,
    onOpenChange: (open: boolean) => setAsking(open ? name : undefined),
  })
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label={t('Actions for {name}', { name: row.url })}
          >
            <MoreHorizontal aria-hidden />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem onSelect={() => setAsking('edit')}>
            <Pencil aria-hidden />
            {t('Edit webhook')}
          </DropdownMenuItem>
          <DropdownMenuItem
            onSelect={() => void pause.send({ params, body: { isPaused: !isPaused } })}
          >
            {isPaused ? <CirclePlay aria-hidden /> : <CirclePause aria-hidden />}
            {isPaused ? t('Resume webhook') : t('Pause webhook')}
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => setAsking('rotate')}>
            <KeyRound aria-hidden />
            {t('New signing secret')}
          </DropdownMenuItem>
          <DropdownMenuItem destructive onSelect={() => setAsking('remove')}>
            <Trash2 aria-hidden />
            {t('Delete webhook')}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {asking === 'edit' && (
        <EditWebhook row={row} acts={acts} isOfPartner={isOfPartner} onClose={close} />
      )}
      <Confirm
        {...steered('rotate')}
        title={t('Make a new signing secret?')}
        text={t('For 24 hours we sign with both, so that you can change it without a gap.')}
        action={t('Make secret')}
        onConfirm={() => rotate.send({ params, body: { version: row.version } })}
      />
      <Confirm
        {...steered('remove')}
        title={t('Delete this webhook?')}
        text={t('What is waiting will not be sent, and its log is deleted. This cannot be undone.')}
        action={t('Delete')}
        destructive
        onConfirm={() => remove.send({ params })}
      />
      <WebhookSecret secret={secret} onClose={() => setSecret(undefined)} />
    </>
  )
}
