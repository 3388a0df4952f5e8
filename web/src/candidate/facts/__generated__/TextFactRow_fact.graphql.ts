/**
 * @generated SignedSource<<3a16aa0d7bdf21f7efe31490e94307d5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TextFactRow_fact$data = {
  readonly evidence: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"EvidenceList_evidence">;
  }>;
  readonly value: string;
  readonly " $fragmentType": "TextFactRow_fact";
};
export type TextFactRow_fact$key = {
  readonly " $data"?: TextFactRow_fact$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextFactRow_fact">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TextFactRow_fact",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "value",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Evidence",
      "kind": "LinkedField",
      "name": "evidence",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "EvidenceList_evidence"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TextFact",
  "abstractKey": null
};

(node as any).hash = "10f521b9eb545f7b29deae6ffad8a446";

export default node;
