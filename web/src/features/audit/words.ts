/** What was done, in the words of the list. The subject follows. */
const words: Record<string, string> = {
  'event-added': 'Created the event',
  'event-hidden': 'Hid the event',
  'event-restored': 'Restored the event',
  'event-erased': 'Permanently deleted an event',
  'event-corrected': 'Corrected the event',
  'report-corrected': 'Corrected what a report says of the event',
  'event-merged': 'Merged into another event the event',
  'event-kept-apart': 'Kept apart from a similar event the event',
  'event-split': 'Took reports out of the event',
  'image-removed': 'Removed an image of the event',
  'source-added': 'Added the source',
  'source-changed': 'Changed the source',
  'source-paused': 'Paused the source',
  'source-resumed': 'Resumed the source',
  'source-removed': 'Deleted the source',
  'sources-tested': 'Tested all feeds',
  'trusted-source-added': 'Added the trusted source',
  'trusted-source-changed': 'Changed the trusted source',
  'trusted-source-removed': 'Deleted the trusted source',
  'webhook-added': 'Added the webhook',
  'webhook-changed': 'Changed the webhook',
  'webhook-removed': 'Deleted the webhook',
  'scan-started': 'Started a scan',
  'scan-settings-changed': 'Changed the scan settings',
  'article-analyzed': 'Analyzed an article',
  'erased-article-added': 'Added an article again that was deleted for good',
  'analysis-generated': 'Generated',
  'report-generated': 'Generated a detailed report in',
  'balance-generated': 'Generated',
  'admin-granted': 'Made an administrator of',
  'admin-revoked': 'Took the administrator role from',
  'user-removed': 'Deleted a user',
  'sessions-ended': 'Signed out everywhere',
  'passkeys-removed': 'Removed the passkeys of',
  'reset-link-made': 'Made a link to set a new password for',
};

/** An unknown audit action is shown as it is written. */
export function wordsOf(what: string): string {
  return words[what] ?? what.replaceAll('-', ' ');
}
