import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from './class-name.ts'

const badgeClass = cva('badge', {
  variants: {
    variant: {
      default: 'bg-primary text-primary-foreground',
      secondary: 'bg-secondary text-secondary-foreground',
      outline: 'border border-input/60 text-foreground',
      destructive: 'bg-status-red-tint text-status-red-text',
      marigold: 'bg-marigold text-marigold-foreground',
      tint: 'bg-primary-tint text-link',
    },
  },
  defaultVariants: { variant: 'secondary' },
})

export interface BadgeProps extends ComponentProps<'span'>, VariantProps<typeof badgeClass> {}

export function Badge({ className, variant, ...props }: BadgeProps) {
  return <span className={cn(badgeClass({ variant }), className)} {...props} />
}
