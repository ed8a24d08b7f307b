import { Tabs as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from './class-name.ts'

export const tabListClass = 'flex max-w-full gap-1 overflow-x-auto border-b [scrollbar-width:none]'
export const tabClass =
  '-mb-px inline-flex h-11 shrink-0 items-center gap-2 whitespace-nowrap ' +
  'border-b-2 border-transparent px-3 text-sm font-medium text-muted-foreground ' +
  'transition-colors hover:text-foreground focus-visible:-outline-offset-2 ' +
  'aria-[current=page]:border-primary aria-[current=page]:text-foreground ' +
  'data-[state=active]:border-primary data-[state=active]:text-foreground'

/** Scrolls the row of tabs until the selected tab is visible, on phones. */
export function bringIntoRow(tab: HTMLElement | null): void {
  const row = tab?.parentElement
  if (!tab || !row) return
  row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
}

export function Tabs({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
  return <Primitive.Root className={cn('flex flex-col gap-5', className)} {...props} />
}

export function TabsList({ className, ...props }: ComponentProps<typeof Primitive.List>) {
  return <Primitive.List className={cn(tabListClass, className)} {...props} />
}

export function TabsTrigger({ className, ...props }: ComponentProps<typeof Primitive.Trigger>) {
  return <Primitive.Trigger className={cn(tabClass, className)} {...props} />
}

export function TabsContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  return <Primitive.Content className={cn('outline-none', className)} {...props} />
}
