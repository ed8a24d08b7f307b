import { MessagesSquare } from 'lucide-react'
import { Link, Outlet } from 'react-router'
import { ReviewSection } from '#app/customer-portal/profile/review-section.tsx'
import { When } from '#app/kit/form/date.tsx'
import { CardList } from '#app/kit/list/card-list.tsx'
import { useList } from '#app/kit/list/use-list.ts'
import { PageTitle } from '#app/kit/page-title.tsx'
import { personText } from '#app/property/property-text.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import {
  type Conversation,
  ConversationStatus,
  conversation,
} from '#contract/inquiry/conversation.ts'
import { t } from '#domain/locale/translate.ts'

/** The customer's conversations with brokers, and their status. */
export default function InquiryList() {
  const list = useList(conversation.list, (reply) => reply.inquiries)
  return (
    <div className="space-y-6">
      <PageTitle title={t('Enquiries')} />
      <CardList
        list={list}
        label={t('Enquiries')}
        failed={t('Failed to load enquiries')}
        empty={{
          icon: MessagesSquare,
          title: t('No enquiries yet'),
          text: t('Send an enquiry from a property page. The broker’s reply appears here.'),
          action: (
            <Button asChild variant="outline">
              <Link to="/properties">{t('Browse Properties')}</Link>
            </Button>
          ),
        }}
        renderCard={(row) => <Row row={row} />}
      />
      <ReviewSection />
      <Outlet />
    </div>
  )
}

function Row({ row }: { row: Conversation }) {
  const { broker, lastMessage, inquiryCount: count } = row
  return (
    <article className="relative h-full space-y-2 rounded-lg border bg-card p-4 hover:border-input">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h2 className="min-w-0 font-sans text-base font-semibold break-words">
          <Link to={row._id} preventScrollReset className="after:absolute after:inset-0">
            {row.property?.title ?? personText(broker)}
          </Link>
        </h2>
        <Badge variant={row.status === 'closed' ? 'outline' : 'tint'}>
          {ConversationStatus.label(row.status)}
        </Badge>
      </div>
      <p className="text-sm break-words text-muted-foreground">
        {personText(broker)}, {broker.companyName}
        {count > 1 && ` · ${t('{count, plural, one {# enquiry} other {# enquiries}}', { count })}`}
      </p>
      {lastMessage && (
        <p className="line-clamp-2 text-sm break-words whitespace-pre-line">
          {lastMessage.from === 'customer' && (
            <span className="text-muted-foreground">{t('You:')} </span>
          )}
          {lastMessage.text}
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted-foreground">
        <When at={row.lastAt} time />
        <span className="figures">{row.reference}</span>
        {row.unread > 0 && (
          <Badge variant="default">
            {t('{count, plural, one {# new reply} other {# new replies}}', { count: row.unread })}
          </Badge>
        )}
      </p>
    </article>
  )
}
