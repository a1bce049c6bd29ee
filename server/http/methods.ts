/** Whether a request only reads. */
export function isRead({ method }: { method?: string | undefined }): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Whether a request sends something, by a method that a screen may have. */
export function isForm({ method }: { method: string }): boolean {
  return ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method);
}
