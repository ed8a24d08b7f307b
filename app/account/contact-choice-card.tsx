import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Loaded } from '#app/kit/query-state.tsx'
import { Card, CardContent, CardHeader, CardTitle } from '#app/ui/card.tsx'
import { toast } from '#app/ui/toast.ts'
import type { WhatsappCode } from '#contract/account/contact-choice.ts'
import { t } from '#domain/locale/translate.ts'

/** The result of sending the code that proves a WhatsApp number. */
export interface SentCode {
  /** Instructions if the code could not be sent, or undefined. */
  unsent: string | undefined
  /** Call it with the code of each saved form. */
  onSaved: (code: WhatsappCode) => void
}

interface ContactChoiceCardProps<Reply> {
  read: UseQueryResult<Reply>
  height: string
  intro?: string
  /** Renders the form for the choice that was loaded or saved last. */
  children: (reply: Reply, code: SentCode) => ReactNode
}

/** A card with the form in which people choose the channels of their messages. */
export function ContactChoiceCard<Reply>(props: ContactChoiceCardProps<Reply>) {
  const { read, height, intro, children } = props
  // Stored in the card: the form is mounted again after each save.
  const [unsent, setUnsent] = useState<string | undefined>()
  const onSaved: SentCode['onSaved'] = (code) => {
    if (code?.isSent) toast.success(code.message)
    setUnsent(code?.isSent === false ? code.message : undefined)
  }
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('Notifications')}</CardTitle>
      </CardHeader>
      <CardContent>
        {intro && <p className="mb-4 max-w-prose text-sm text-muted-foreground">{intro}</p>}
        <Loaded read={read} failed={t('Failed to load your notification settings')} height={height}>
          {(reply) => children(reply, { unsent, onSaved })}
        </Loaded>
      </CardContent>
    </Card>
  )
}

/** Shown under a WhatsApp number that is not proven yet. */
export function ProofAwaited({ unsent }: { unsent: string | undefined }) {
  return (
    <p className="text-xs font-medium" role="status">
      {unsent ??
        t(
          'Reply to the code we send to this WhatsApp number to start messages. The code ' +
            'is valid for 15 minutes. Save again to get a new one.',
        )}
    </p>
  )
}
