import type { Conversation } from '#contract/inquiry/conversation.ts'
import { t } from '#domain/locale/translate.ts'

/** Returns what stands for a conversation without messages: nobody calls a number unseen. */
export const noMessagesText = ({ numberSharedUntil }: Pick<Conversation, 'numberSharedUntil'>) =>
  numberSharedUntil
    ? t('You shared your number without a message. The broker will call you.')
    : t('No messages yet.')
